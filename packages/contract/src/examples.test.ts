import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import examples from '../examples.json' with { type: 'json' };
import type { EndpointDefinition } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { wireError } from './errors.ts';
import type { OpenApiExamples } from './openapi.ts';

const known: OpenApiExamples = examples;
const calls = Object.entries<EndpointDefinition>(endpoints);

/** The problems of a value; undefined for a value without a schema that is absent. */
const issuesOf = (schema: v.GenericSchema | undefined, value: unknown) =>
  schema ? v.safeParse(schema, value).issues : value === undefined ? undefined : ['not asked for'];

test('every call of the contract has an example, and nothing else has', () => {
  expect(Object.keys(known).toSorted()).toEqual(calls.map(([name]) => name).toSorted());
});

describe.each(calls)('the example of %s', (name, { params, query, body, encoding, ...rest }) => {
  const example = known[name];

  test('is a request that the contract takes', () => {
    expect(issuesOf(params, example?.params)).toBeUndefined();
    expect(issuesOf(query, example?.query ?? (query && {}))).toBeUndefined();
    // Files stand as their names: the document's linter checks them.
    const form = encoding === 'multipart' ? v.record(v.string(), v.string()) : undefined;
    expect(issuesOf(form ?? body, example?.body)).toBeUndefined();
  });

  test('has an answer of each status that fits its schema', () => {
    const answers = Object.entries(rest.responses)
      .filter(([status]) => !(rest.file && status === '200'))
      .map(([status, schema]) => ({ status, schema, answer: example?.responses[status] }));

    for (const { status, schema, answer } of answers) {
      expect({ status, issues: issuesOf(schema, answer) }).toEqual({ status });
    }
    const refusals = answers.filter(({ status }) => status !== '200');
    expect(refusals.map(({ answer }) => v.is(wireError, answer))).not.toContain(false);
  });
});

test.each(calls.filter(([, { decode }]) => decode))(
  'the example of %s is read into the shop’s words',
  (name, { decode }) => {
    expect(issuesOf(decode, known[name]?.responses['200'])).toBeUndefined();
  },
);
