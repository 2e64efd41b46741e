/** The OpenAPI 3.1 document of contracts section 3, built from schemas/api. */
import { type CallSchema, callSchemas, type Json, partSchemas } from './schemas.ts'

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace('.json', '')

/** File references become references to components; what belongs to the file alone falls away. */
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

function operation(name: string, { description, properties, 'x-encoding': encoding }: CallSchema): Json {
  const { request, response } = properties
  const body = encoding === 'multipart' ? { 'multipart/form-data': { schema: withFiles(request) } } : json(request)
  return {
    operationId: name,
    summary: description,
    requestBody: { required: true, content: rewrite(body) },
    responses: {
      ...(response
        ? { 200: { description: 'Done.', content: rewrite(json(response)) } }
        : { 204: { description: 'Done; no body.' } }),
      default: { description: 'Refused.', content: json({ $ref: '#/components/schemas/error' }) },
    },
  }
}

/** `base` is the path that every call stands below. */
export function buildOpenApi(base: string): Json {
  const calls = Object.entries(callSchemas)
  return {
    openapi: '3.1.0',
    info: { title: 'Tieline sandbox API', version: '1', description: 'Contracts section 3. State lives in memory.' },
    servers: [{ url: base }],
    security: [{ apiKey: [] }],
    paths: Object.fromEntries(calls.map(([name, call]) => [call['x-path'], { post: operation(name, call) }])),
    components: {
      securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
      schemas: Object.fromEntries(partSchemas.map((part) => [fileName(String(part['$id'])), rewrite(part)])),
    },
  }
}
