// @vitest-environment jsdom
/** Files that a cloud keeps and does not deliver, and what the user does while files are read. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { rejectionOf, withoutDuplicates } from '../../src/screens/parts/invoices.ts'
import { UploadInvoices } from '../../src/screens/upload-invoices.tsx'
import { renderScreen } from '../support/render-screen.tsx'

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf', lastModified: 1 })
const never = () => new Promise<never>(() => {})
const hanging = { text: never } as unknown as Blob

function hangingPdf(name: string) {
  const file = pdf(name)
  vi.spyOn(file, 'slice').mockReturnValue(hanging)
  return file
}

const zone = () => screen.getByRole('button', { name: 'Drag & Drop your files or Browse' })
const names = () => [...document.querySelectorAll('li bdi')].map(({ textContent }) => textContent)
const drop = (...files: File[]) => fireEvent.drop(zone(), { dataTransfer: { files } })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a file that does not come within eight seconds is unreadable', async () => {
  vi.useFakeTimers()
  const reason = rejectionOf(hangingPdf('cloud.pdf'))
  await vi.advanceTimersByTimeAsync(8000)
  expect(await reason).toBe('unreadable')
})

it('two files alike whose ends do not come within eight seconds are both kept', async () => {
  vi.useFakeTimers()
  vi.spyOn(Blob.prototype, 'text').mockImplementation(never)
  const kept = withoutDuplicates([pdf('a.pdf')], [pdf('a.pdf')])
  await vi.advanceTimersByTimeAsync(8000)
  expect(await kept).toHaveLength(1)
})

it('a file that hangs holds up no other drop', async () => {
  renderScreen(UploadInvoices)
  drop(hangingPdf('cloud.pdf'))
  drop(pdf('a.pdf'))
  await waitFor(() => expect(names()).toEqual(['a.pdf']))
})

it('a file that is removed while the others are read again does not come back, and one that is added stays', async () => {
  const { user, change } = renderScreen(UploadInvoices)
  const gone = pdf('gone.pdf')
  drop(gone, pdf('b.pdf'), pdf('c.pdf'))
  await waitFor(() => expect(names()).toEqual(['gone.pdf', 'b.pdf', 'c.pdf']))
  let fail = (_: Error) => {}
  const text = () => new Promise<string>((_, reject) => (fail = reject))
  vi.spyOn(gone, 'slice').mockReturnValue({ text } as unknown as Blob)
  change({ busy: true })
  change({ busy: false })
  await user.click(screen.getByRole('button', { name: /^Remove.*b\.pdf/ }))
  drop(pdf('d.pdf'))
  await waitFor(() => expect(names()).toEqual(['gone.pdf', 'c.pdf', 'd.pdf']))
  await act(async () => fail(new Error('changed')))
  expect(await screen.findByRole('alert')).toHaveTextContent('gone.pdf: File can no longer be read')
  expect(names()).toEqual(['c.pdf', 'd.pdf'])
})

it.each([
  ['files', ['text/plain', 'Files'], true],
  ['a text', ['text/plain'], false],
])('%s dragged over the page: highlighted as files alone', (_, types, over) => {
  renderScreen(UploadInvoices)
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types } })).toBe(false)
  expect(zone().hasAttribute('data-over')).toBe(over)
})
