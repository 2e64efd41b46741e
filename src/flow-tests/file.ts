/** The tests of `flows/connect.flow.json` are in `flows/connect.tests.json`. */
export const testsFileOf = (flowFile: string): string => flowFile.replace(/\.flow\.json$/, '.tests.json')

export const isTestsFile = (file: string): boolean => file.endsWith('.tests.json')

export const flowFileOf = (testsFile: string): string => testsFile.replace(/\.tests\.json$/, '.flow.json')
