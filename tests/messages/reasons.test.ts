import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import flowSchema from '../../schemas/flow.schema.json' with { type: 'json' }
import { reasons } from './support/schema.ts'

describe('reasons of an error message', () => {
  it('are the same for a flow as for the host', () => {
    expect(flowSchema.definitions.reason.enum).toEqual(reasons)
  })

  it.each(readdirSync('src/messages').filter((file) => file.endsWith('.ts')))(
    '%s needs no types of the flow, which no host has',
    (file) => {
      expect(readFileSync(`src/messages/${file}`, 'utf8')).not.toMatch(/generated\/(?:flow|api)\./)
    },
  )
})
