/** The invented utilities of sources.json, most common first, in the shape of the API. */
import type { Source } from '../generated/api.types.ts'
import type { Logo } from './logos.ts'
import records from './sources.json'
import type { Texts } from './texts.ts'

type Field = Source['fields'][number]

/** An entry of sources.json. What the API has besides is worked out: addresses of logos, fields' numbers and words. */
interface SourceRecord extends Pick<Source, 'source_id' | 'name'> {
  country: string
  website: string | null
  logo: Logo
  fields: readonly (Pick<Field, 'field_name' | 'field_type'> & { label: keyof Texts['labels'] })[]
}

const mostCommon = 15
export const catalogue: readonly SourceRecord[] = records as SourceRecord[]

/** Case and diacritics are no hindrance: 'electricite' finds 'Électricité'. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Where the logos are served from, and what the fields are called. */
export interface Surroundings {
  origin: string
  texts: Texts
}

function toSource({ logo: _, ...record }: SourceRecord, { origin, texts }: Surroundings): Source {
  return {
    ...record,
    logo_url: `${origin}/logos/${record.source_id}.svg`,
    fields: record.fields.map(({ label, ...field }, index) => ({
      id: `${record.source_id}-${index + 1}`,
      field_number: index + 1,
      field_label: texts.labels[label],
      ...field,
      field_value: null,
    })),
  }
}

/** `/link/sources` of contracts section 3: one by its id, else those found, else the most common. */
export function findSources(query: { search?: string; source_id?: string }, around: Surroundings): Source[] {
  const { search, source_id } = query
  const found =
    source_id !== undefined
      ? catalogue.filter((record) => record.source_id === source_id)
      : search !== undefined
        ? catalogue.filter(({ name }) => fold(name).includes(fold(search.trim())))
        : catalogue.slice(0, mostCommon)
  return found.map((record) => toSource(record, around))
}

/** Place in the catalogue, from 0; -1 if there is no such source. */
export function placeOf(sourceId: string): number {
  return catalogue.findIndex(({ source_id }) => source_id === sourceId)
}

export function recordOf(sourceId: string): SourceRecord | undefined {
  return catalogue[placeOf(sourceId)]
}
