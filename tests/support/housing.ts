/** A form with every kind of field (tests/forms/fixtures). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormDefinition } from '../../src/generated/form.types.ts'

export const housingFile = join(import.meta.dirname, '../forms/fixtures/housing.form.json')

export const housingForm = JSON.parse(readFileSync(housingFile, 'utf8')) as FormDefinition
