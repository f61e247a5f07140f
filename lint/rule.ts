import type { RuleTester } from 'oxlint/plugins-dev';

/** A rule of the linter and a node of what it reads, for which oxlint exports no types. */
export type Rule = Parameters<RuleTester['run']>[1];
export type Visitor = ReturnType<NonNullable<Rule['create']>>;
export type Node = Parameters<NonNullable<Visitor[string]>>[0];
export type Typed<Type extends Node['type']> = Extract<Node, { type: Type }>;
