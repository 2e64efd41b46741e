/** Names in the preview samples (src/preview/sample.ts) that are the same in every language, in the order of the samples. */
export const sampleNames: readonly string[] = [
  '4471 0093 12',
  '12 Alder Lane, Fernhill',
  '4471 0093 55',
  '7 Mill Road, Fernhill',
  '4471 0101 08',
  'Fernhill Energy',
  'Pinecrest Light & Power',
  'Hydro Laurentide',
  'Marisma Agua',
  'Stadtwerke Altmark',
  'Vento do Norte',
  'Copperline Gas',
  'Lakeshore Water',
  'Compagnie du Val',
  'Sol de Oriente',
  'Greenfield',
]
