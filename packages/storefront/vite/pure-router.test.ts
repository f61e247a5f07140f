import { expect, it } from 'vitest';
import { withoutSideEffects } from './pure-router.ts';

it('marks the classes and calls of React Router as what they are: without effects', () => {
  const code = `var Boundary = class extends React2.Component {
  render() {
    return null;
  }
};
Boundary.contextType = SomeContext;
var Link = React10.forwardRef(function Link() {});
Link.displayName = "Link";
var names = Object.getOwnPropertyNames(Object.prototype).sort();
`;

  expect(withoutSideEffects(code))
    .toBe(`var Boundary = /* @__PURE__ */ (() => class extends React2.Component {
  render() {
    return null;
  }
})();

var Link = /* @__PURE__ */ React10.forwardRef(function Link() {});

var names = /* @__PURE__ */ Object.getOwnPropertyNames(Object.prototype).sort();
`);
});
