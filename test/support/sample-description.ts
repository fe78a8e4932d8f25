/** The API description that samples of the documentation name. */
export const sampleDescription = `openapi: 3.1.0
info: { title: Beans, version: '1' }
servers: [{ url: https://api.acme.example }]
paths:
  /orders:
    post:
      summary: Order beans
      responses: { '201': { description: Ordered } }
`;
