/** Files as git knows them at a branch, a tag or a commit. */
import { execFile, spawn } from 'node:child_process'
import { promisify } from 'node:util'

const git = (...args: string[]) => promisify(execFile)('git', args, { maxBuffer: 2 ** 26 }).catch(() => null)

/** The commit; null if git knows none. */
async function commitOf(ref: string): Promise<string | null> {
  // git would read such a name as an option.
  const found = ref.startsWith('-') ? null : await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`)
  return found ? found.stdout.trim() : null
}

/** null if there is no such ref, `text` null if the ref has no such file. */
export async function gitFile(ref: string, file: string): Promise<{ text: string | null } | null> {
  const commit = await commitOf(ref)
  if (commit === null) return null
  const path = file.startsWith('/') ? file : `./${file}`
  return { text: (await git('show', '--no-textconv', `${commit}:${path}`))?.stdout ?? null }
}

/** The files directly in a folder, relative to the current one; null if there is no such ref. */
export async function gitFolder(ref: string, folder: string): Promise<{ file: string; text: string }[] | null> {
  const commit = await commitOf(ref)
  if (commit === null) return null
  const listed = await git('ls-tree', '-z', commit, '--', folder === '' ? './' : folder)
  const entries = (listed?.stdout ?? '').split('\0').flatMap((entry) => {
    const [, object, file] = /^\S+ blob (\S+)\t(.*)$/s.exec(entry) ?? []
    return object && file ? [{ object, file }] : []
  })
  const texts = await readObjects(entries.map(({ object }) => object))
  return entries.map(({ file }, index) => ({ file, text: texts[index] as string }))
}

/** One process for all: a process for each of a hundred files takes seconds. */
async function readObjects(objects: readonly string[]): Promise<string[]> {
  const child = spawn('git', ['cat-file', '--batch'], { stdio: ['pipe', 'pipe', 'ignore'] })
  child.stdin.end(objects.map((object) => `${object}\n`).join(''))
  const chunks: Buffer[] = []
  for await (const chunk of child.stdout) chunks.push(chunk as Buffer)
  const all = Buffer.concat(chunks)
  const texts: string[] = []
  for (let at = 0; texts.length < objects.length; ) {
    const head = all.indexOf('\n', at)
    const size = Number(all.subarray(at, head).toString().split(' ')[2])
    texts.push(all.subarray(head + 1, head + 1 + size).toString('utf8'))
    at = head + 1 + size + 1
  }
  return texts
}
