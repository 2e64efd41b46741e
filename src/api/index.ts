export type { CallOptions } from './answer.ts'
export { type Api, type ApiOptions, createApi } from './client.ts'
export { fetchDefinition } from './definition.ts'
export { ApiError, type FailureKind } from './error.ts'
