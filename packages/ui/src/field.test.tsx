import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextInput } from './text-input.tsx';

test('wires label, message and invalid mark to its control', () => {
  const html = renderToStaticMarkup(
    <Field id="tax" label="税号" required message="税号应为 15、18 或 20 位">
      <TextInput name="tax" />
    </Field>,
  );
  expect(html).toContain('for="tax"');
  expect(html).toContain('aria-describedby="tax-message"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-required="true"');
  expect(html).toMatch(/<p id="tax-message"[^>]*>税号应为/);
});

test('without words under it nothing is described and nothing invalid', () => {
  const html = renderToStaticMarkup(
    <Field id="name" label="姓名">
      <TextInput />
    </Field>,
  );
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('names a group by its label', () => {
  const html = renderToStaticMarkup(
    <Field id="pay" label="支付方式" group>
      <RadioGroup options={[{ value: 'a', label: '先款后货' }]} value="a" onChange={() => undefined} />
    </Field>,
  );
  expect(html).toContain('aria-labelledby="pay-label"');
  expect(html).not.toContain('<label for');
});
