export { type Api, type ApiOptions, type CallOptions, createApi } from './client.ts'
export { fetchDefinition } from './definition.ts'
export { ApiError, type FailureKind } from './error.ts'
