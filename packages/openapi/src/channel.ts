export { channelModel } from './channel/channel-model.ts';
