import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FlowDefinition } from '../../src/generated/flow.types.ts'
import { previewNames, previewPlaces, screenElements } from '../../src/preview/places.ts'
import { connectDefinition, edited } from '../support/connect-flow.ts'

const definition = connectDefinition() as FlowDefinition

describe('places to preview', () => {
  it('follow the order of the path; steps that are not on it come next, overlays last', () => {
    const names = previewPlaces(definition).map(({ name }) => name)
    expect(names[0]).toBe('consent')
    expect(names.indexOf('success')).toBeGreaterThan(names.indexOf('enterCredentials.captcha'))
    expect(names.slice(-2)).toEqual(['addSource.thankyou', 'confirmExit'])
  })

  it('name the problems that can occur there', () => {
    expect(previewNames(definition).filter((name) => name.includes('!'))).toEqual([
      'uploadInvoices!UploadFailed',
      'enterCredentials.credentials!SendFailed',
      'enterCredentials.select-account!AccountFailed',
      'enterCredentials.select-account!SendFailed',
      'enterCredentials.captcha!InvalidAnswer',
      'enterCredentials.captcha!SendFailed',
      'enterCredentials.mfa-choose-method!InvalidAnswer',
      'enterCredentials.mfa-choose-method!SendFailed',
      'enterCredentials.mfa-question!InvalidAnswer',
      'enterCredentials.mfa-question!SendFailed',
      'enterCredentials.mfa-security-question!InvalidAnswer',
      'enterCredentials.mfa-security-question!SendFailed',
      'errorSubmitEmail!Interrupted',
      'errorSubmitEmail!Expired',
      'errorSubmitEmail!NeedsHelp',
    ])
  })

  it('leave out steps that are switched off', () => {
    const off = edited({ '/steps/uploadInvoices/enabled': false }) as FlowDefinition
    expect(previewNames(off).some((name) => name.startsWith('uploadInvoices'))).toBe(false)
  })
})

describe('elements to hide', () => {
  const folder = 'src/screens'
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'))
  const text = files.map((name) => readFileSync(`${folder}/${name}`, 'utf8')).join('\n')
  const known = [...text.matchAll(/<Part view=\{view\} name="([^"]+)"|hidden\.has\('([^']+)'\)/g)].map(
    ([, part, own]) => part ?? own,
  )

  it('are the elements that the screens have', () => {
    expect(Object.values(screenElements).flat().sort()).toEqual([...new Set(known)].sort())
  })
})
