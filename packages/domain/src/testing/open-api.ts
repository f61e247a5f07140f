export {
  fakeFetch,
  ok,
  type Answer,
  type Respond,
  type SeenRequest,
} from '@ponte/contract/testing';
