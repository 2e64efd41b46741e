export { type BuiltFile, buildFlows, checkedText, flattenedText, type Manifest } from './build.ts'
export { familyOf } from './family.ts'
export {
  filesByPath,
  flowFileOf,
  flowNameOf,
  folderOf,
  formFileOf,
  formsFolderOf,
  isFlowFile,
  isFormFile,
  isTestsFile,
  type SourceFile,
  type SourceFiles,
  siblingFlow,
  testsFileOf,
} from './file.ts'
export { type FormFile, isAboutUnsound, readForm } from './form.ts'
export { resolveTests } from './inherited-tests.ts'
export { type Override, overridesOf } from './overrides.ts'
export { formFilesOf, partsOf } from './parts.ts'
export type { FileProblem } from './problem.ts'
export { pointerInVariant, type ResolvedFlow, resolveFlow, rootOf } from './resolve.ts'
export { chainOf, extendedName, isVariant } from './variant.ts'
export { fileProblemInWords, otherFormNameInWords } from './words/problem-in-words.ts'
