import { fakeModelServer } from '../../packages/assistant/src/testing/fake-model-server.ts';
import { slowPause, slowPieces } from './slow-answer.ts';

/** Stands in for a language model: every answer takes some ten seconds. */
const model = await fakeModelServer();
model.answer = { pieces: slowPieces, pause: slowPause };
console.log(model.address);
