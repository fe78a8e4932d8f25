import { describe, expect, it } from 'vitest';
import { operationOf } from '../testing/model-of.ts';

describe('responses', () => {
  it('have successes first and default last, with ranges in capitals', () => {
    const { model, diagnostics } = operationOf({
      responses: {
        default: { description: 'Any.' },
        404: { description: 'Missing.' },
        '4xx': { description: 'Wrong.' },
        '2XX': { description: 'Fine.', 'x-summary': 'Success' },
        201: { description: 'Made.' },
        'x-note': {},
        OK: { description: 'Odd.' },
      },
    });
    expect(model.responses.map(({ status }) => status)).toEqual([
      '201',
      '2XX',
      '404',
      '4XX',
      'OK',
      'default',
    ]);
    expect(model.responses[1]?.summary).toBe('Success');
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['openapi-response-status', '/paths/~1things/post/responses/OK'],
    ]);
  });

  it('have headers, by reference too, but not the one of the media type', () => {
    const { model } = operationOf(
      {
        responses: {
          200: {
            headers: {
              'Content-Type': { schema: { type: 'string' } },
              'X-Rate-Limit': { $ref: '#/components/headers/Rate' },
            },
          },
        },
      },
      {
        components: {
          headers: { Rate: { required: true, schema: { type: 'integer' }, example: 7 } },
        },
      },
    );
    expect(model.responses[0]?.headers).toMatchObject([
      {
        name: 'X-Rate-Limit',
        required: true,
        schema: { type: 'integer', examples: [7] },
        anchor: 'response-header-x-rate-limit',
      },
    ]);
  });

  it('have links with the operation that they lead to', () => {
    const { model, diagnostics } = operationOf({
      operationId: 'makeThing',
      responses: {
        200: {
          links: {
            byId: { operationId: 'makeThing', parameters: { id: '$response.body#/id', n: 1 } },
            byRef: { operationRef: '#/paths/~1things/post' },
            wrong: { operationId: 'none' },
          },
        },
      },
    });
    const target = { method: 'POST', path: '/things' };
    expect(model.responses[0]?.links).toEqual([
      {
        name: 'byId',
        target,
        parameters: [
          { name: 'id', expression: '$response.body#/id' },
          { name: 'n', expression: '1' },
        ],
      },
      { name: 'byRef', target, parameters: [] },
      { name: 'wrong', parameters: [] },
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual(['openapi-link-target']);
  });

  it('that lead nowhere or back to themselves are left out and reported', () => {
    const { model, diagnostics } = operationOf(
      {
        responses: {
          200: { $ref: '#/components/responses/None' },
          400: { $ref: '#/components/responses/A' },
          500: { $ref: '#/components/responses/Fine', description: 'Own.' },
        },
      },
      {
        components: {
          responses: {
            A: { $ref: '#/components/responses/B' },
            B: { $ref: '#/components/responses/A' },
            Fine: { description: 'Theirs.' },
          },
        },
      },
    );
    expect(model.responses.map(({ status, description }) => [status, description])).toEqual([
      ['500', 'Own.'],
    ]);
    expect(diagnostics.map(({ code }) => code)).toEqual([
      'openapi-reference-missing',
      'openapi-reference-loop',
    ]);
  });
});
