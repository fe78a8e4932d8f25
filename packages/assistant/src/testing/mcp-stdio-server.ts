import { serveMcpOverStdio } from '../mcp/serve-mcp-over-stdio.ts';
import { mcpDocs } from './mcp-docs.ts';

// A program for tests that spawn it: the test site over standard input and output.
await serveMcpOverStdio(mcpDocs());
console.error('closed');
