import type { Node, Rule, Typed } from './rule.ts';

type Branching = Typed<'ConditionalExpression'> | Typed<'LogicalExpression'>;

const message =
  'A browser that translates the page replaces text nodes, and React fails where it moves or removes them: put this text in a separate element.';

/** What an expression of JSX puts on the page; nothing where its syntax does not show that. */
function kindsOf(node: Node): readonly ('element' | 'text')[] {
  const { type } = node;
  if (type === 'JSXElement' || type === 'JSXFragment') return ['element'];
  if (type === 'ConditionalExpression') {
    return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
  }
  if (type === 'LogicalExpression') {
    return [...(node.operator === '&&' ? [] : kindsOf(node.left)), ...kindsOf(node.right)];
  }
  if (type === 'ChainExpression') return kindsOf(node.expression);
  return isText(node) ? ['text'] : [];
}

function isText(node: Node): boolean {
  const { type } = node;
  if (type === 'Literal') return typeof node.value === 'string' && node.value.trim() !== '';
  if (type === 'MemberExpression') return nameOf(node.property) !== 'children';
  if (type === 'CallExpression') {
    const { callee } = node;
    const name = nameOf(callee.type === 'MemberExpression' ? callee.property : callee);
    return name?.startsWith('format') ?? false;
  }
  return type === 'TemplateLiteral' || type === 'BinaryExpression';
}

const nameOf = (node: Node) => (node.type === 'Identifier' ? node.name : undefined);

const isBranching = (node: Node): node is Branching =>
  node.type === 'ConditionalExpression' || node.type === 'LogicalExpression';

/** Children that make nodes, an expression as what it holds. */
const contentOf = (parent: Typed<'JSXElement'> | Typed<'JSXFragment'>): readonly Node[] =>
  parent.children
    .map((child) => (child.type === 'JSXExpressionContainer' ? child.expression : child))
    .filter((child) => child.type !== 'JSXEmptyExpression')
    .filter(
      (child) => !('value' in child && typeof child.value === 'string' && !child.value.trim()),
    );

/**
 * Refuses text that stands for an element in turn, and, next to other content, text that comes and goes
 * or follows what comes and goes.
 */
export const textInOwnElement: Rule = {
  create(context) {
    const report = (node: Node) => context.report({ node, message });

    const checkContent = (parent: Typed<'JSXElement'> | Typed<'JSXFragment'>) => {
      const content = contentOf(parent);
      if (content.length === 1) return;
      const firstBranch = content.findIndex(isBranching);
      content
        .filter((child, index) => isBranching(child) || (firstBranch !== -1 && index > firstBranch))
        .filter((child) => kindsOf(child).includes('text'))
        .forEach(report);
    };
    const checkBranches = (node: Branching) => {
      if (new Set(kindsOf(node)).size === 2) report(node);
    };

    return {
      JSXElement: checkContent,
      JSXFragment: checkContent,
      ConditionalExpression: checkBranches,
      LogicalExpression: checkBranches,
    };
  },
};
