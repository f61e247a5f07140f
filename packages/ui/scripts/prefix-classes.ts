import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

/** As Tailwind's own prefix, which src/published.css sets. */
const prefix = 'ui:';

/** Classes that the kit draws itself. The others are utilities. */
const own = /^(ui-|(icon|stack|grid)-ui$)/;

/** Attributes and props that hold classes. */
const className = /^class(Name)?$|ClassName$/;

/** Tests, and what documents. */
const notPublished = ['**/*.{test,stories}.*', 'src/{docs,test}/**'];

/** Functions of class-variance-authority, all of whose texts are classes. */
const joins = /^(cx|cva)$/;

/**
 * The kit's sources with the prefix before every utility: `flex p-4` → `ui:flex ui:p-4`. A text is a class
 * where it ends up in `className`, `cx` or `cva`, by way of constants, conditions and functions of the kit.
 * @param root the package's folder
 * @returns the text of each file that changes, by absolute path
 * @throws where a class comes out of a prop of another name, or is put together from pieces
 */
export function prefixClasses(root: string): ReadonlyMap<string, string> {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: notPublished }).map((file) =>
    resolve(root, file),
  );
  const program = ts.createProgram(files, {
    noLib: true,
    types: [],
    jsx: ts.JsxEmit.Preserve,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
  });
  const checker = program.getTypeChecker();
  const texts = new Set<ts.Node>();
  const seen = new Set<ts.Node>();
  const calls: ts.CallExpression[] = [];
  /** Which parameters hold classes, by function. */
  const receivers = new Map<ts.Node, Set<number>>();

  function findClasses(node: ts.Node): void {
    if (ts.isJsxAttribute(node) && className.test(node.name.getText())) follow(node.initializer);
    if (ts.isPropertyAssignment(node) && className.test(node.name.getText())) {
      follow(node.initializer);
    }
    if (ts.isCallExpression(node)) {
      if (joins.test(node.expression.getText())) node.arguments.forEach(followArgument);
      else calls.push(node);
    }
    ts.forEachChild(node, findClasses);
  }

  /** Of what `cva` is given second, the variants are classes and the defaults their names. */
  function followArgument(node: ts.Node): void {
    if (!ts.isObjectLiteralExpression(node)) return follow(node);
    const variants = node.properties.find(
      (property) => ts.isPropertyAssignment(property) && property.name.getText() === 'variants',
    );
    follow(variants);
  }

  /** Marks the texts that an expression may give. */
  function follow(node: ts.Node | undefined): void {
    if (!node || seen.has(node)) return;
    seen.add(node);
    if (ts.isStringLiteralLike(node)) texts.add(node);
    else if (ts.isTemplateExpression(node)) {
      texts.add(node.head);
      for (const { expression, literal } of node.templateSpans) {
        follow(expression);
        texts.add(literal);
      }
    } else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(follow);
    else if (ts.isBinaryExpression(node)) followBinary(node);
    else if (ts.isIdentifier(node)) followName(node, node);
    else if (ts.isPropertyAccessExpression(node)) followName(node.name, node);
    else if (ts.isElementAccessExpression(node)) follow(node.expression);
    else if (ts.isCallExpression(node)) followCall(node);
    else if (ts.isFunctionLike(node)) followReturns(node);
    else if (ts.isObjectLiteralExpression(node)) node.properties.forEach(follow);
    else if (ts.isArrayLiteralExpression(node)) node.elements.forEach(follow);
    else if (ts.isPropertyAssignment(node)) follow(node.initializer);
    else if (
      ts.isJsxExpression(node) ||
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node)
    ) {
      follow(node.expression);
    }
  }

  function followBinary({ left, operatorToken, right }: ts.BinaryExpression): void {
    if (operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) follow(left);
    follow(right);
  }

  /** What a function gives, and what `[…].join(' ')` is made of. */
  function followCall({ expression }: ts.CallExpression): void {
    if (joins.test(expression.getText())) return;
    follow(ts.isPropertyAccessExpression(expression) ? expression.expression : expression);
  }

  function followName(name: ts.Node, at: ts.Node): void {
    for (const declaration of declarationsOf(name)) {
      if (ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)) {
        follow(declaration.initializer);
      } else if (ts.isFunctionDeclaration(declaration)) followReturns(declaration);
      else if (ts.isParameter(declaration)) {
        follow(declaration.initializer);
        const places = receivers.get(declaration.parent) ?? new Set();
        receivers.set(
          declaration.parent,
          places.add(declaration.parent.parameters.indexOf(declaration)),
        );
      } else if (ts.isBindingElement(declaration)) {
        follow(declaration.initializer);
        const given = declaration.propertyName ?? declaration.name;
        if (!className.test(given.getText())) throw fault(at, 'holds classes: …ClassName');
      }
    }
  }

  function declarationsOf(name: ts.Node): readonly ts.Declaration[] {
    const symbol = checker.getSymbolAtLocation(name);
    const isAlias = symbol && symbol.flags & ts.SymbolFlags.Alias;
    return (isAlias ? checker.getAliasedSymbol(symbol) : symbol)?.declarations ?? [];
  }

  /** What functions are given for their parameters that hold classes. */
  function followArguments({ expression, arguments: given }: ts.CallExpression): void {
    for (const declaration of declarationsOf(expression)) {
      const called = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
      for (const place of (called && receivers.get(called)) ?? []) follow(given[place]);
    }
  }

  function followReturns(node: ts.SignatureDeclaration): void {
    if (!('body' in node) || !node.body) return;
    if (!ts.isBlock(node.body)) return follow(node.body);
    const visit = (child: ts.Node): void => {
      if (ts.isReturnStatement(child)) follow(child.expression);
      else if (!ts.isFunctionLike(child)) ts.forEachChild(child, visit);
    };
    visit(node.body);
  }

  const sources = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName));
  sources.forEach(findClasses);
  for (let found = -1; found < receivers.size;) {
    found = receivers.size;
    calls.forEach(followArguments);
  }
  return new Map(
    sources.flatMap((source) => {
      const edited = rewrite(
        source,
        [...texts].filter((text) => text.getSourceFile() === source),
      );
      return edited === source.text ? [] : [[source.fileName, edited] as const];
    }),
  );
}

/** The source with the prefix in these of its texts. */
function rewrite(source: ts.SourceFile, texts: readonly ts.Node[]): string {
  let edited = source.text;
  for (const text of texts.toSorted((one, other) => other.pos - one.pos)) {
    const opens = ts.isTemplateHead(text) || ts.isTemplateMiddle(text);
    const closes = ts.isTemplateMiddle(text) || ts.isTemplateTail(text);
    const [start, end] = [text.getStart() + 1, text.end - (opens ? 2 : 1)];
    const classes = edited.slice(start, end);
    if ((opens && /\S$/.test(classes)) || (closes && /^\S/.test(classes))) {
      throw fault(text, 'is a piece of a class: name each as a whole');
    }
    const prefixed = classes.replaceAll(/\S+/g, (name) => (own.test(name) ? name : prefix + name));
    edited = edited.slice(0, start) + prefixed + edited.slice(end);
  }
  return edited;
}

function fault(node: ts.Node, text: string): Error {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return new Error(`${source.fileName}:${line + 1}: ${node.getText()} ${text}.`);
}
