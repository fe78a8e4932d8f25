import path from 'node:path';
import { createDescriptionStore, endpointModel, endpointSamples } from '@waymark/openapi';

const folder = path.resolve('my-docs');
const store = createDescriptionStore({ folder, cacheFolder: path.join(folder, '.cache') });
const { value: description } = await store.load('openapi.yaml');
if (!description) throw new Error('There is no description.');
const { value: endpoint } = endpointModel(description, {
  ...{ kind: 'operation', description, method: 'POST', path: '/orders' },
  pointer: '/paths/~1orders/post',
});
const [curl] = endpointSamples(endpoint, { autogenerate: true, defaults: 'required' });
console.log(curl?.samples[0]?.source);
// curl --request POST \
//   --url 'https://api.acme.example/orders'
