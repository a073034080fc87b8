import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { LateForMembers } from './late-for-members.tsx';

const rendered = (signedIn: boolean): string => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <LateForMembers>楼层</LateForMembers> }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root: { signedIn } } }} />);
};

it("is part of a guest's page, and left to a member's browser", () => {
  expect(rendered(false)).toBe('楼层');
  expect(rendered(true)).not.toContain('楼层');
});
