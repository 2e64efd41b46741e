/** The TypeScript projects as walls: what a file may touch, asked of the compiler itself. */
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

/** Files of a project, from the root. */
export function filesOfProject(root: string, environment: Module['environment']): string[] {
  const { fileNames } = readProject(root, projects[environment])
  return fileNames.map((name) => relative(root, name).replaceAll('\\', '/'))
}

/**
 * What the compiler says of files that aren't there, set among the real ones of their project: so that a type that
 * another file drags in counts too.
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
