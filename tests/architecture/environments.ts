/** What the TypeScript projects let a file use, as the compiler reports it. */
import { join, relative } from 'node:path'
import ts from 'typescript'
import type { Module } from './modules.ts'
import type { Source } from './sources.ts'

export const projects: Readonly<Record<Module['environment'], string>> = {
  es: 'tsconfig/pure.json',
  dom: 'tsconfig/browser.json',
  node: 'tsconfig/node.json',
}

function readProject(root: string, project: string): ts.ParsedCommandLine {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  }
  const alone = { noEmit: true, composite: false, incremental: false, emitDeclarationOnly: false }
  const parsed = ts.getParsedCommandLineOfConfigFile(join(root, project), alone, host)
  if (!parsed) throw new Error(`${project} cannot be read`)
  return parsed
}

/** Files of a project, as paths from the root. */
export function filesOfProject(root: string, environment: Module['environment']): string[] {
  const { fileNames } = readProject(root, projects[environment])
  return fileNames.map((name) => relative(root, name).replaceAll('\\', '/'))
}

/**
 * The compiler's errors for files that exist in memory only. They are compiled together with the real files of their
 * project, so that types which another file brings in are visible to them.
 */
export function plantedErrors(
  root: string,
  environment: Module['environment'],
  planted: readonly Source[],
): string[][] {
  const { options, fileNames } = readProject(root, projects[environment])
  const texts = new Map(planted.map(({ path, text }) => [join(root, path), text]))
  const host = ts.createCompilerHost(options)
  const { fileExists, getSourceFile } = host
  host.fileExists = (name) => texts.has(name) || fileExists(name)
  host.getSourceFile = (name, version, ...rest) => {
    const text = texts.get(name)
    return text === undefined ? getSourceFile(name, version, ...rest) : ts.createSourceFile(name, text, version)
  }
  const program = ts.createProgram([...fileNames, ...texts.keys()], options, host)
  return [...texts.keys()].map((name) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  )
}
