/** Real files for pages that open and write a folder of the device. */

/**
 * In place of the dialog of the browser: a folder of the private files of the origin, with real handles.
 * @param path of the folder, below `work`
 */
export function chooseWorkFolder(path: string) {
  const choose = async () => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('work', { create: true })
    for (const each of path.split('/').filter(Boolean)) folder = await folder.getDirectoryHandle(each, { create: true })
    return folder
  }
  Object.defineProperty(window, 'showDirectoryPicker', { value: choose, configurable: true })
}

/** In a page. @param files texts by path, below `work` */
export async function write(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('work', { create: true })
    const [name = '', ...above] = path.split('/').reverse()
    for (const each of above.reverse()) folder = await folder.getDirectoryHandle(each, { create: true })
    const writable = await (await folder.getFileHandle(name, { create: true })).createWritable()
    await writable.write(text)
    await writable.close()
  }
}

/** In a page: every file by its path. */
export async function read(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const within = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>)
      if (handle.kind === 'directory') await within(handle as FileSystemDirectoryHandle, `${path}${name}/`)
      else found[path + name] = await (await (handle as FileSystemFileHandle).getFile()).text()
  }
  await within(await (await navigator.storage.getDirectory()).getDirectoryHandle('work'), '')
  return found
}
