/** The OpenAPI 3.1 document of the API, built from schemas/api. */
import { type CallSchema, callSchemas, type Json, partSchemas } from './schemas.ts'

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace('.json', '')

/** Turns references to files into references to components, and drops the keys that belong to a file. */
function rewrite(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(rewrite)
  if (node === null || typeof node !== 'object') return node
  if ('$ref' in node) return { $ref: `#/components/schemas/${fileName(String(node.$ref))}` }
  const kept = Object.entries(node).filter(([key]) => key !== '$schema' && key !== '$id')
  return Object.fromEntries(kept.map(([key, value]) => [key, rewrite(value)]))
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

function withFiles(request: Json): Json {
  const files = { type: 'array', minItems: 1, items: { type: 'string', contentMediaType: 'application/pdf' } }
  return { ...request, properties: { ...(request['properties'] as Json), files } }
}

/** What a server may answer. The sandbox answers with a body wherever the call has one, else with 204. */
function successes({ properties: { response }, 'x-may-be-empty': mayBeEmpty = false }: CallSchema): Json {
  if (!response)
    return {
      200: { description: 'Success. The widget ignores the body.' },
      204: { description: 'Success without a body.' },
    }
  return {
    200: { description: 'Success.', content: rewrite(json(response)) },
    ...(mayBeEmpty && { 204: { description: 'Success without a body, which means an empty one: {}.' } }),
  }
}

function operation(name: string, call: CallSchema): Json {
  const { request } = call.properties
  const isForm = call['x-encoding'] === 'multipart'
  const body = isForm ? { 'multipart/form-data': { schema: withFiles(request) } } : json(request)
  return {
    operationId: name,
    summary: call.description,
    requestBody: { required: true, content: rewrite(body) },
    responses: {
      ...successes(call),
      default: { description: 'Error.', content: json({ $ref: '#/components/schemas/error' }) },
    },
  }
}

/** @param base the path that every call begins with */
export function buildOpenApi(base: string): Json {
  const calls = Object.entries(callSchemas)
  return {
    openapi: '3.1.0',
    info: { title: 'Tieline sandbox API', version: '1', description: 'See docs/api.md. State lives in memory.' },
    servers: [{ url: base }],
    security: [{ apiKey: [] }],
    paths: Object.fromEntries(calls.map(([name, call]) => [call['x-path'], { post: operation(name, call) }])),
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      schemas: Object.fromEntries(partSchemas.map((part) => [fileName(String(part['$id'])), rewrite(part)])),
    },
  }
}
