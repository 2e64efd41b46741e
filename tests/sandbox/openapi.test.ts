import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paths } from '../../src/generated/api.paths.ts'
import { createSandbox } from '../../src/sandbox/index.ts'
import { callSchemas, partSchemas } from '../../src/sandbox/schemas.ts'

const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.json'))

describe('openapi.json', () => {
  it('contains every schema of schemas/api', () => {
    const ids = (schemas: readonly object[]) => schemas.map((schema) => Reflect.get(schema, '$id')).sort()
    expect(ids(Object.values(callSchemas))).toEqual(filesIn('schemas/api').map((name) => `api/${name}`))
    expect(ids(partSchemas)).toEqual(filesIn('schemas/api/parts').map((name) => `api/parts/${name}`))
  })

  it('describes every call and has no broken reference', async () => {
    const text = await (await createSandbox().app.request('/openapi.json')).text()
    const document = JSON.parse(text)
    expect(Object.keys(document.paths).sort()).toEqual(
      Object.values(paths)
        .map(({ path }) => path)
        .sort(),
    )
    const referred = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...new Set(referred)]))
    expect(text).not.toMatch(/"\$ref":"(?!#)|"\$id"|"\$schema"/)
  })

  it.each([
    ['/link/info', 'application/json', ['200']],
    ['/link/connect', 'application/json', ['200', '204']],
    ['/link/account/select', 'application/json', ['200', '204']],
    ['/link/upload', 'multipart/form-data', ['200']],
  ])('%s takes %s and answers %s', async (path, type, statuses) => {
    const document = JSON.parse(await (await createSandbox().app.request('/openapi.json')).text())
    const { requestBody, responses } = document.paths[path].post
    expect(Object.keys(requestBody.content)).toEqual([type])
    expect(Object.keys(responses)).toEqual([...statuses, 'default'])
  })
})
