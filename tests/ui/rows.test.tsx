// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CheckRow, ChoiceGroup, Digits, List, ListRow, RadioRow, SearchField, Skeleton } from '../../src/ui/index.ts'
import { show } from './support.tsx'

describe('Digits', () => {
  it.each([
    ['4100284193', ['4100', '2841', '93']],
    ['410028419', ['410', '028', '419']],
    ['1234567', null],
    ['4471 0093 12', null],
    ['A4100284193', null],
  ])('groups %s as %j, which stays one number', (number, groups) => {
    const { container } = show(<Digits>{number}</Digits>)
    const spans = [...container.querySelectorAll('.digits > span')].map(({ textContent }) => textContent)
    expect(spans).toEqual(groups ?? [])
    expect(container).toHaveTextContent(number)
  })
})

describe('List', () => {
  it('is a named list of buttons, named by title and subtitle', async () => {
    const onClick = vi.fn()
    const { user } = show(
      <List label="Sources">
        <ListRow title="Duke Energy" subtitle="USA" onClick={onClick} />
        <ListRow title="EDF" onClick={vi.fn()} />
      </List>,
    )
    const list = within(screen.getByRole('list', { name: 'Sources' }))
    expect(list.getAllByRole('listitem')).toHaveLength(2)
    await user.click(list.getByRole('button', { name: 'Duke Energy USA' }))
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  it('keeps the focus on a row that is pending, and takes no further press', async () => {
    const onClick = vi.fn()
    const { user, rerender } = show(<ListRow title="Text message" onClick={onClick} />)
    const row = screen.getByRole('button')
    await user.click(row)
    rerender(<ListRow title="Text message" onClick={onClick} busy />)
    await user.click(row)
    expect(row).toHaveFocus()
    expect(row).toHaveAttribute('aria-disabled', 'true')
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('isolates a name, whatever direction it claims', () => {
    show(<ListRow title={'\u202eyksuD'} onClick={vi.fn()} />)
    expect(screen.getByText('\u202eyksuD').tagName).toBe('BDI')
  })
})

const numbers = ['001', '002', '003']

function Radios() {
  const [chosen, choose] = useState('')
  return (
    <ChoiceGroup role="radiogroup" label="Select account">
      {numbers.map((number) => (
        <RadioRow
          key={number}
          name="account"
          title={number}
          checked={chosen === number}
          onChange={() => choose(number)}
        />
      ))}
    </ChoiceGroup>
  )
}

function Checks() {
  const [chosen, choose] = useState<string[]>([])
  return (
    <ChoiceGroup role="group" label="Select accounts">
      {numbers.map((number) => (
        <CheckRow
          key={number}
          title={number}
          subtitle="12 Alder Street"
          checked={chosen.includes(number)}
          onChange={(on) => choose(on ? [...chosen, number] : chosen.filter((other) => other !== number))}
          disabled={number === '003'}
        />
      ))}
    </ChoiceGroup>
  )
}

describe('choices', () => {
  it('hold one radio at a time, by key too', async () => {
    const { user } = show(<Radios />)
    const group = within(screen.getByRole('radiogroup', { name: 'Select account' }))
    await user.click(group.getByText('001'))
    expect(group.getByRole('radio', { name: '001' })).toBeChecked()
    await user.keyboard('{ArrowDown}')
    expect(group.getByRole('radio', { name: '002' })).toBeChecked()
    expect(group.getByRole('radio', { name: '001' })).not.toBeChecked()
  })

  it('hold any check boxes; a click anywhere in a row counts, but not in a disabled one', async () => {
    const { user } = show(<Checks />)
    const group = within(screen.getByRole('group', { name: 'Select accounts' }))
    for (const row of group.getAllByText('12 Alder Street')) await user.click(row)
    const boxes = group.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true, false])
    expect(boxes[0]).toHaveAccessibleName('001 12 Alder Street')
    await user.click(group.getByText('001'))
    expect(boxes[0]).not.toBeChecked()
  })
})

it.each(['list', 'choices'] as const)('a skeleton of %s is silent', (of) => {
  const { container } = show(<Skeleton rows={3} of={of} />)
  expect(container.querySelector(`[data-of=${of}]`)?.children).toHaveLength(3)
  expect(container.querySelector(`[data-of=${of}]`)).toHaveAttribute('aria-hidden', 'true')
})

function Search({ hint }: { hint?: string }) {
  const [value, onChange] = useState('')
  return (
    <SearchField value={value} onChange={onChange} label="Search for a source" clearLabel="Clear search" hint={hint} />
  )
}

describe('SearchField', () => {
  it('is a named search box with its hint as description', () => {
    show(<Search hint="1 of 3 characters" />)
    const box = screen.getByRole('searchbox', { name: 'Search for a source' })
    expect(box).toHaveAttribute('placeholder', 'Search for a source')
    expect(box).toHaveAccessibleDescription('1 of 3 characters')
  })

  it.each([
    [
      'its button',
      async (user: ReturnType<typeof show>['user']) => user.click(screen.getByRole('button', { name: 'Clear search' })),
    ],
    ['Escape', async (user: ReturnType<typeof show>['user']) => user.keyboard('{Escape}')],
  ])('is cleared by %s and keeps the focus', async (_, clear) => {
    const { user } = show(<Search />)
    const box = screen.getByRole('searchbox')
    expect(screen.queryByRole('button')).toBeNull()
    await user.type(box, 'duke')
    await clear(user)
    expect(box).toHaveValue('')
    expect(box).toHaveFocus()
  })

  it.each([
    ['most browsers', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('keeps its text at an Escape that ends the input of composed characters in %s', async (_, said) => {
    const { user } = show(<Search />)
    const box = screen.getByRole('searchbox')
    await user.type(box, '東')
    fireEvent.keyDown(box, { key: 'Escape', ...said })
    expect(box).toHaveValue('東')
  })

  it('handles an Escape that clears it, and passes the next one on', async () => {
    const onKeyDown = vi.fn()
    document.addEventListener('keydown', onKeyDown)
    const { user } = show(<Search />)
    await user.type(screen.getByRole('searchbox'), 'd')
    onKeyDown.mockClear()
    await user.keyboard('{Escape}')
    expect(onKeyDown).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(onKeyDown).toHaveBeenCalledTimes(1)
    document.removeEventListener('keydown', onKeyDown)
  })
})
