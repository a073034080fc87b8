import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from '../field.tsx';
import { TextInput } from '../text-input.tsx';
import { Popup } from './popup.tsx';

test('keeps what is typed in it apart from the field it stands under', () => {
  const html = renderToStaticMarkup(
    <Field label="类别" required message="请选择" id="class">
      <Popup anchor={{ current: null }} label="类别" onClose={() => undefined}>
        <TextInput aria-label="搜索" />
      </Popup>
    </Field>,
  );
  expect(html).not.toContain('id="class"');
  expect(html).not.toContain('aria-invalid');
});
