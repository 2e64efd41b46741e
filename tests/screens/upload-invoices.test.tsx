// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { rejectionOf, sharesSent } from '../../src/screens/parts/invoices.ts'
import { UploadInvoices } from '../../src/screens/upload-invoices.tsx'
import { renderScreen } from '../support/render-screen.tsx'
import { source } from '../support/view.ts'

const pdf = (name: string, content = '%PDF-1.7', type = 'application/pdf') =>
  new File([content], name, { type, lastModified: 1 })

const submit = () => screen.getByRole('button', { name: /^(Continue|Uploading)/ })
const zone = () => screen.getByRole('button', { name: 'Drag & Drop your files or Browse' })
const names = () => [...document.querySelectorAll('li bdi')].map(({ textContent }) => textContent)

const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } })

describe('rejectionOf', () => {
  it.each([
    ['a PDF', pdf('a.pdf'), null],
    ['a PDF in capitals, of no type', pdf('A.PDF', '%PDF-1.4', ''), null],
    ['a PDF by its type alone', pdf('invoice'), null],
    ['a PDF by its type with a parameter', pdf('invoice', '%PDF-1.7', 'application/pdf;version=1.7'), null],
    ['a PDF by its type alone, with a number behind a dot', pdf('Rechnung Nr. 5 12.2026'), null],
    ['a PDF whose name ends with a dot', pdf('a.pdf.', '%PDF-1.7', ''), null],
    ['a PDF behind a few stray bytes', pdf('a.pdf', `\n\n${'x'.repeat(900)}%PDF-1.4`), null],
    ['an encrypted PDF', pdf('a.pdf', '%PDF-1.7 /Encrypt'), null],
    ['a picture', pdf('a.png', 'PNG', 'image/png'), 'invalid-type'],
    ['a PDF that calls itself a picture', pdf('a.png', '%PDF-1.7', 'image/png'), 'invalid-type'],
    ['a PDF that calls itself a program', pdf('invoice.exe'), 'invalid-type'],
    ['a program behind a PDF', pdf('invoice.pdf.EXE'), 'invalid-type'],
    ['a program behind an override', pdf('invoice\u202efdp.scr'), 'invalid-type'],
    ['a program with what Windows drops', pdf('invoice.exe . '), 'invalid-type'],
    ['a program before invisible marks', pdf('invoice.e\u200bxe\u2060'), 'invalid-type'],
    ['an archive by its type', pdf('invoice.7z'), 'invalid-type'],
    ['no extension and no type', pdf('invoice', '%PDF-1.7', ''), 'invalid-type'],
    ['HTML named .pdf', pdf('a.pdf', '<html>'), 'invalid-type'],
    ['a program named .pdf', pdf('a.pdf', 'MZ\x90'), 'invalid-type'],
    ['a mark that comes too late', pdf('a.pdf', `${' '.repeat(1024)}%PDF-`), 'invalid-type'],
    ['nothing', pdf('a.pdf', ''), 'empty'],
  ])('of %s', async (_, file, reason) => expect(await rejectionOf(file)).toBe(reason))

  it('reads only the first kilobyte, and rejects an unreadable file', async () => {
    const file = pdf('huge.pdf')
    Object.defineProperty(file, 'size', { value: 200_000_000 })
    const slice = vi.spyOn(file, 'slice')
    expect(await rejectionOf(file)).toBeNull()
    expect(slice.mock.calls).toEqual([[0, 1024]])
    slice.mockReturnValue({ text: () => Promise.reject(new Error('gone')) } as unknown as Blob)
    expect(await rejectionOf(file)).toBe('unreadable')
  })
})

describe('sharesSent', () => {
  it.each([
    [0, [0, 0, 1]],
    [0.125, [0.5, 0, 1]],
    [0.25, [1, 0, 1]],
    [0.625, [1, 0.5, 1]],
    [1, [1, 1, 1]],
  ])('of files of 100, 300 and 0 bytes, %s on their way', (sent, shares) =>
    expect(sharesSent([{ size: 100 }, { size: 300 }, { size: 0 }], sent)).toEqual(shares),
  )
})

describe('upload-invoices', () => {
  it('sends what was chosen', async () => {
    const { user, send, container } = renderScreen(UploadInvoices)
    const input = container.querySelector('input') as HTMLInputElement
    expect(input).toHaveAttribute('accept', 'application/pdf')
    expect(input.multiple).toBe(true)
    expect(submit()).toBeDisabled()
    await user.upload(input, [pdf('jan.pdf'), pdf('feb.pdf')])
    await waitFor(() => expect(submit()).toBeEnabled())
    expect(screen.getByText('8 byte', { exact: false, selector: 'li:first-child p' })).toBeVisible()
    await user.click(submit())
    const [event] = send.mock.calls[0] ?? []
    expect(event).toMatchObject({ type: 'SUBMIT_INVOICES', files: [{ name: 'jan.pdf' }, { name: 'feb.pdf' }] })
  })

  it('opens the browser dialog from the zone', async () => {
    const { user, container } = renderScreen(UploadInvoices)
    const click = vi.spyOn(container.querySelector('input') as HTMLInputElement, 'click')
    await user.click(zone())
    expect(click).toHaveBeenCalledOnce()
    expect(zone()).toHaveAccessibleDescription('Expects *.pdf')
  })

  it('accepts files dropped anywhere, and never navigates to them', async () => {
    renderScreen(UploadInvoices)
    drop(pdf('a.pdf'))
    const beside = fireEvent.drop(document.body, { dataTransfer: { files: [pdf('b.pdf')] } })
    expect(beside).toBe(false)
    expect(fireEvent.dragOver(document.body)).toBe(false)
    await waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']))
    expect(screen.getByText('2 files selected', { selector: 'p' })).toBeVisible()
  })

  it('rejects files by name, and keeps the others', async () => {
    renderScreen(UploadInvoices)
    drop(pdf('a.pdf'), pdf('page.pdf', '<html>'), pdf('void.pdf', ''), pdf('photo\u202Efdp.png', 'x', 'image/png'))
    const alert = await screen.findByRole('alert')
    // Each file name is isolated, so that its direction of writing does not change the sentence.
    expect([...alert.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'page.pdf: File of invalid type',
      'void.pdf: File is empty',
      '\u2068photofdp.png\u2069: File of invalid type',
    ])
    expect(names()).toEqual(['a.pdf'])
  })

  it('ignores the same file twice', async () => {
    renderScreen(UploadInvoices)
    drop(pdf('a.pdf'), pdf('a.pdf'))
    drop(pdf('a.pdf'), pdf('b.pdf'))
    await waitFor(() => expect(names()).toEqual(['a.pdf', 'b.pdf']))
  })

  it('removes a file and keeps the focus in the list', async () => {
    const { user } = renderScreen(UploadInvoices)
    drop(pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf'))
    await user.click(await screen.findByRole('button', { name: 'Remove b.pdf' }))
    expect(names()).toEqual(['a.pdf', 'c.pdf'])
    expect(screen.getByRole('button', { name: 'Remove c.pdf' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove c.pdf' }))
    expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
    expect(submit()).toBeDisabled()
    expect(zone()).toHaveFocus()
  })

  it('holds 500 files', async () => {
    renderScreen(UploadInvoices)
    drop(...Array.from({ length: 500 }, (_, at) => pdf(`${at}.pdf`)))
    await waitFor(() => expect(names()).toHaveLength(500))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('500 files selected'))
  })

  it('shows its progress and can be cancelled', async () => {
    const { user, send, change } = renderScreen(UploadInvoices)
    drop(pdf('a.pdf'))
    await waitFor(() => expect(submit()).toBeEnabled())
    await user.click(submit())
    change({ busy: true })
    expect(submit()).toHaveTextContent(/Uploading\.\.\.$/)
    expect(submit()).toHaveAttribute('aria-disabled', 'true')
    const bar = screen.getByRole('progressbar', { name: 'Uploading...' })
    expect(bar).toHaveValue(0)
    const [event] = send.mock.calls[0] ?? []
    if (event?.type !== 'SUBMIT_INVOICES') throw new Error('nothing was sent')
    act(() => event.onProgress(46, 100))
    expect(bar).toHaveValue(0.46)
    expect(screen.getByText('46% uploaded')).toBeVisible()
    expect(zone()).toBeDisabled()
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull()
    await user.click(submit())
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(send.mock.calls.slice(1)).toEqual([[{ type: 'CANCEL' }]])
    change({ busy: false })
    expect(screen.queryByRole('button', { name: 'Cancel upload' })).toBeNull()
    expect(names()).toEqual(['a.pdf'])
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('shows the progress of the file that is on its way, and of all', async () => {
    const { user, send, change } = renderScreen(UploadInvoices)
    drop(pdf('a.pdf', `%PDF-${'x'.repeat(95)}`), pdf('b.pdf', `%PDF-${'x'.repeat(295)}`))
    await waitFor(() => expect(names()).toHaveLength(2))
    await user.click(submit())
    change({ busy: true })
    const [event] = send.mock.calls[0] ?? []
    if (event?.type !== 'SUBMIT_INVOICES') throw new Error('nothing was sent')
    const bars = () =>
      screen.getAllByRole('progressbar').map((bar) => `${bar.ariaLabel} ${(bar as HTMLProgressElement).value}`)
    expect(bars()).toEqual(['Uploading... 0'])
    act(() => event.onProgress(50, 400))
    expect(bars()).toEqual(['a.pdf 50', 'Uploading... 0.125'])
    act(() => event.onProgress(250, 400))
    expect(bars()).toEqual(['b.pdf 50', 'Uploading... 0.625'])
    expect(screen.getByText('100 byte', { exact: false })).toBeVisible()
  })

  it('names the file at which a failed upload stopped', async () => {
    const { user, send, change } = renderScreen(UploadInvoices)
    drop(pdf('a.pdf', `%PDF-${'x'.repeat(95)}`), pdf('b.pdf', `%PDF-${'x'.repeat(295)}`))
    await waitFor(() => expect(names()).toHaveLength(2))
    await user.click(submit())
    const [event] = send.mock.calls[0] ?? []
    if (event?.type !== 'SUBMIT_INVOICES') throw new Error('nothing was sent')
    act(() => event.onProgress(250, 400))
    change({ problem: 'UploadFailed' })
    expect(screen.getByRole('alert')).toHaveTextContent('The upload stopped at b.pdf.')
    await user.click(screen.getByRole('button', { name: 'Remove b.pdf' }))
    expect(screen.getByRole('alert')).not.toHaveTextContent('stopped')
  })

  it('names the only file wherever its upload failed, unless the server has named it', async () => {
    const { user, send, change } = renderScreen(UploadInvoices)
    drop(pdf('a.pdf', `%PDF-${'x'.repeat(95)}`))
    await waitFor(() => expect(names()).toHaveLength(1))
    await user.click(submit())
    const [event] = send.mock.calls[0] ?? []
    if (event?.type !== 'SUBMIT_INVOICES') throw new Error('nothing was sent')
    act(() => event.onProgress(100, 100))
    change({ problem: 'UploadFailed' })
    expect(screen.getByRole('alert')).toHaveTextContent('The upload stopped at a.pdf.')
    change({ problem: 'UploadFailed', problemText: 'a.pdf could not be read.' })
    expect(screen.getByRole('alert').textContent.match(/a\.pdf/g)).toHaveLength(1)
  })

  it('still has the files after another screen, for the same source alone', async () => {
    const chosenFor = source('Hydra Water')
    const { unmount } = renderScreen(UploadInvoices, { source: chosenFor })
    drop(pdf('a.pdf'), new File(['x'], 'photo.png'))
    await waitFor(() => expect(names()).toEqual(['a.pdf']))
    unmount()
    const again = renderScreen(UploadInvoices, { source: chosenFor })
    expect(names()).toEqual(['a.pdf'])
    expect(screen.getByRole('alert')).toHaveTextContent('photo.png')
    again.unmount()
    renderScreen(UploadInvoices, { source: source('Loon Power') })
    expect(names()).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('goes on to read what is slow while another screen is shown, and says that it does', async () => {
    const same = source('Acme')
    const slow = pdf('slow.pdf')
    let arrive = (_: string) => {}
    const content = new Promise<string>((resolve) => {
      arrive = resolve
    })
    vi.spyOn(slow, 'slice').mockReturnValue({ text: () => content } as unknown as Blob)
    const { unmount } = renderScreen(UploadInvoices, { source: same })
    drop(slow)
    drop(pdf('a.pdf'))
    await waitFor(() => expect(names()).toEqual(['a.pdf']))
    unmount()
    // A list and a search give two objects of one source.
    renderScreen(UploadInvoices, { source: { ...same } })
    expect(names()).toEqual(['a.pdf'])
    expect(screen.getByText('Loading')).toBeVisible()
    expect(submit()).toBeDisabled()
    await act(async () => arrive('%PDF-1.7'))
    await waitFor(() => expect(names()).toEqual(['a.pdf', 'slow.pdf']))
    await waitFor(() => expect(submit()).toBeEnabled())
    expect(screen.queryByText('Loading')).toBeNull()
  })

  it('takes no files while others are sent, and shows none', async () => {
    const { change } = renderScreen(UploadInvoices, { source: source('Acme') })
    drop(pdf('a.pdf'))
    await waitFor(() => expect(submit()).toBeEnabled())
    change({ busy: true })
    const dataTransfer = { files: [pdf('b.pdf')], types: ['Files'], dropEffect: 'copy' }
    fireEvent.dragOver(zone(), { dataTransfer })
    expect(zone()).not.toHaveAttribute('data-over')
    expect(dataTransfer.dropEffect).toBe('none')
    fireEvent.drop(zone(), { dataTransfer })
    change({ busy: false })
    fireEvent.dragOver(zone(), { dataTransfer })
    expect(zone()).toHaveAttribute('data-over')
    drop(pdf('c.pdf'))
    await waitFor(() => expect(names()).toEqual(['a.pdf', 'c.pdf']))
  })

  it.each(['limited', 'unavailable'] as const)(
    'names no file at which it stopped if nothing has gone out: %s',
    async (failure) => {
      const { user, change } = renderScreen(UploadInvoices, { source: source('Acme') })
      drop(pdf('a.pdf'))
      await waitFor(() => expect(submit()).toBeEnabled())
      await user.click(submit())
      change({ problem: 'UploadFailed', failure })
      expect(await screen.findByRole('alert')).not.toHaveTextContent('a.pdf')
    },
  )

  it('breaks a long name at its separators', async () => {
    const { container } = renderScreen(UploadInvoices)
    drop(pdf('Bill_2026-01 (copy).pdf'))
    await waitFor(() => expect(names()).toEqual(['Bill_2026-01 (copy).pdf']))
    expect(container.querySelector('li bdi')?.innerHTML.split('<wbr>')).toEqual([
      'Bill_',
      '2026-',
      '01 (',
      'copy).',
      'pdf',
    ])
  })

  it('keeps the files when it fails', async () => {
    const { change } = renderScreen(UploadInvoices)
    drop(pdf('a.pdf'))
    await waitFor(() => expect(submit()).toBeEnabled())
    change({ busy: true })
    change({ problem: 'UploadFailed' })
    const alert = within(screen.getByRole('contentinfo')).getByRole('alert')
    expect(alert).toHaveTextContent('An unexpected error occured. Please try again later.')
    expect(alert.compareDocumentPosition(submit())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(names()).toEqual(['a.pdf'])
    expect(submit()).toBeEnabled()
    expect(screen.queryByRole('progressbar')).toBeNull()
  })
})
