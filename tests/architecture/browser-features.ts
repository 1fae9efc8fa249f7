import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };
import postcss from 'postcss';
import ts from 'typescript';
import { ROOT } from './cruise.ts';

/** A feature of a browser: its path in MDN's browser data, such as `api.Element.closest`, and since when each browser has it. */
export interface Feature {
  readonly path: string;
  readonly support: CompatStatement['support'];
}

/** What the app uses of the browser. */
export interface UsedFeatures {
  readonly features: ReadonlyMap<string, Feature>;
  /** What the data does not name. */
  readonly unknown: ReadonlySet<string>;
}

function featureAt(path: readonly string[]): Feature | null {
  let node: Identifier | undefined = bcd as unknown as Identifier;
  for (const key of path) node = node !== undefined && Object.hasOwn(node, key) ? node[key] : undefined;
  return node?.__compat === undefined ? null : { path: path.join('.'), support: node.__compat.support };
}

const firstOf = (paths: readonly (readonly string[])[]): Feature | null =>
  paths.map(featureAt).find((feature) => feature !== null) ?? null;

/** Where the data may keep a global name, such as `Math`, `fetch` or `localStorage`. */
function pathsOfGlobal(name: string): readonly (readonly string[])[] {
  const builtins = ['javascript', 'builtins'];
  return [
    [...builtins, name],
    [...builtins, 'globals', name],
    ['api', name],
    ['api', 'Window', name],
    ['webassembly', 'api', name],
    [...builtins, 'Intl', name],
  ];
}

/** Where the data may keep a member of a type. The compiler calls the type of `Object` itself `ObjectConstructor`. */
function pathsOfMember(owner: string, member: string): readonly (readonly string[])[] {
  const name = owner.replace(/^Readonly(?=Array|Map|Set)|^Callable(?=Function)|Constructor$/g, '');
  return [
    ['javascript', 'builtins', name, member],
    ['javascript', 'builtins', 'Intl', name, member],
    ['api', name, member],
    ['api', name, `${member}_static`],
  ];
}

/** The types that have what the compiler declares on a part of them, such as `ParentNode`. */
const WHOLE_TYPES = ['Element', 'Document', 'EventTarget', 'CanvasRenderingContext2D'];

const isOfLibrary = ({ fileName }: ts.SourceFile): boolean => /\/typescript\/lib\/lib\.[^/]+$/.test(fileName);

/** The type that declares a member, and null for a global name. */
function ownerOf({ parent }: ts.Declaration): string | null {
  if (ts.isInterfaceDeclaration(parent)) return parent.name.text;
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.getText();
  return null;
}

/** The names of a type and of the types that it extends. */
function namesOfType(type: ts.Type): readonly string[] {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  return parts.flatMap((part) => {
    const bases = part.getBaseTypes() ?? [];
    return [part.getSymbol()?.name ?? '', ...bases.flatMap(namesOfType)];
  });
}

/** The type of what a member is read from: of `element` in `element.closest`, and of the initializer in `const { href } = location`. */
function receiverOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Type | null {
  const { parent } = name;
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) {
    return checker.getApparentType(checker.getNonNullableType(checker.getTypeAtLocation(parent.expression)));
  }
  return ts.isBindingElement(parent) ? checker.getTypeAtLocation(parent.parent) : null;
}

/** The file that a page loads first, and those of the workers. */
const ENTRIES = ['web/boot/main.tsx', 'adapters/camera/zxing-worker.ts', 'adapters/camera/html5-qrcode-worker.ts'].map(
  (path) => join(ROOT, path),
);

function compileApp(): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    readonly config: Readonly<Record<string, unknown>>;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
  return ts.createProgram(ENTRIES, options);
}

/** Every name of the browser and of the language that the app's own code uses at run time. */
export function scriptFeatures(): UsedFeatures {
  const program = compileApp();
  const checker = program.getTypeChecker();
  const features = new Map<string, Feature>();
  const unknown = new Set<string>();
  const note = (name: ts.Identifier): void => {
    const declaration = checker
      .getSymbolAtLocation(name)
      ?.declarations?.find((one) => isOfLibrary(one.getSourceFile()));
    if (declaration === undefined || ts.isPartOfTypeNode(name)) return;
    const owner = ownerOf(declaration);
    const receiver = receiverOf(name, checker);
    const owners = owner === null ? [] : [...(receiver === null ? [] : namesOfType(receiver)), owner, ...WHOLE_TYPES];
    const paths = owners.flatMap((one) => pathsOfMember(one, name.text));
    const feature = firstOf(paths) ?? firstOf(pathsOfGlobal(name.text));
    if (feature === null) unknown.add(owner === null ? name.text : `${owner}.${name.text}`);
    else features.set(feature.path, feature);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) note(node);
    else if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) if (!file.fileName.includes('/node_modules/')) visit(file);
  return { features, unknown };
}

const STYLES = join(ROOT, 'web/styles');
/** Spelled out in the data as one feature. */
const DYNAMIC_UNITS = /\d[dsl]v[hw]\b/;

/** The CSS functions of the data, by name; it sorts them by type. */
function functionPaths(node: Identifier, path: readonly string[]): readonly (readonly [string, readonly string[]])[] {
  return Object.keys(node)
    .filter((key) => key !== '__compat')
    .flatMap((key) => [[key, [...path, key]] as const, ...functionPaths(node[key] as Identifier, [...path, key])]);
}

/** Every property, at-rule, pseudo-class and function of the app's styles. */
export function styleFeatures(): UsedFeatures {
  const features = new Map<string, Feature>();
  const unknown = new Set<string>();
  const functions = new Map(functionPaths(bcd.css.types as unknown as Identifier, ['css', 'types']));
  const note = (words: string, ...paths: readonly (readonly string[])[]): void => {
    const feature = firstOf(paths);
    if (feature === null) unknown.add(words);
    else features.set(feature.path, feature);
  };
  for (const name of readdirSync(STYLES).filter((file) => file.endsWith('.css'))) {
    const sheet = postcss.parse(readFileSync(join(STYLES, name), 'utf8'));
    sheet.walkDecls(({ prop, value, parent }) => {
      const isOfFace = parent?.type === 'atrule' && (parent as postcss.AtRule).name === 'font-face';
      if (isOfFace) note(`@font-face ${prop}`, ['css', 'at-rules', 'font-face', prop]);
      else if (!prop.startsWith('--')) note(prop, ['css', 'properties', prop]);
      for (const [, called = ''] of value.matchAll(/(?<![\w-])([a-z][\w-]*)\(/g))
        note(`${called}()`, functions.get(called) ?? []);
      if (DYNAMIC_UNITS.test(value)) note('dvh', ['css', 'types', 'length', 'viewport_percentage_units_dynamic']);
    });
    sheet.walkAtRules(({ name: rule }) => note(`@${rule}`, ['css', 'at-rules', rule]));
    sheet.walkRules(({ selector, parent }) => {
      if (parent?.type === 'atrule' && (parent as postcss.AtRule).name === 'keyframes') return;
      for (const [, pseudo = ''] of selector.matchAll(/::?([a-z-]+)/g))
        note(`:${pseudo}`, ['css', 'selectors', pseudo]);
    });
  }
  return { features, unknown };
}
