// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { LookContext } from '../../pictures/look.ts'
import {
  NotificationProvider,
  useNotify,
  addNotification,
  type Notification,
} from './NotificationProvider.tsx'

function Sender() {
  const notify = useNotify()
  return (
    <>
      <button onClick={() => notify('success', 'Rapport is verzonden!')}>verzend</button>
      <button onClick={() => notify('success', { text: 'Nu van jou!', sober: 'Nu van jou.' })}>koop</button>
      <button onClick={() => notify('success', 'Uitgelogd')}>log uit</button>
      <button onClick={() => notify('speech', 'Juf: Goed zo!')}>zeg</button>
      <button onClick={() => notify('error', 'Er was een fout tijdens het inloggen')}>log in</button>
    </>
  )
}

const send = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

function shown(): (string | null)[] {
  return screen
    .queryAllByRole('listitem', { hidden: true })
    .map((item) => item.querySelector('.message')?.textContent ?? null)
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <NotificationProvider>
      <Sender />
    </NotificationProvider>,
  )
})

test('RUL-5 the fields of a notification have the names of the specification', () => {
  const specified: Required<Notification> = { id: 1, type: 'info', message: 'Hallo' }
  expect(addNotification([], specified)).toEqual([specified])
})

test('NOTIF-1 the button "Sluiten" removes a snackbar', () => {
  send('verzend')
  expect(shown()).toEqual(['Rapport is verzonden!'])
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten', hidden: true }))
  expect(shown()).toEqual([])
})

test.each([
  ['verzend', 4000, 'Rapport is verzonden!'],
  ['zeg', 10_000, 'Juf: Goed zo!'],
])('NOTIF-1 ZIEN-2 the snackbar shown by the button %s disappears after %i ms', (name, ms, message) => {
  send(name)
  pass(ms - 1)
  expect(shown()).toEqual([message])
  pass(1)
  expect(shown()).toEqual([])
})

test('NOTIF-1 a new notification replaces one of the same type and stays for 4000 ms', () => {
  send('log in')
  send('verzend')
  pass(3000)
  send('log uit')
  expect(shown()).toEqual(['Er was een fout tijdens het inloggen', 'Uitgelogd'])
  pass(1000)
  expect(shown()).toEqual(['Uitgelogd'])
  pass(3000)
  expect(shown()).toEqual([])
})

test('an error interrupts a screen reader, but other types do not', () => {
  send('log in')
  send('verzend')
  const [errors, others] = screen.getAllByRole('list', { hidden: true })
  if (!errors || !others) throw new Error('two live regions expected')
  expect(errors.getAttribute('aria-live')).toBe('assertive')
  expect(within(errors).getByText('Er was een fout tijdens het inloggen')).toBeTruthy()
  expect(others.getAttribute('aria-live')).toBe('polite')
  expect(within(others).getByText('Rapport is verzonden!')).toBeTruthy()
})

test('a snackbar disappears with its page, unless it was sent during navigation to the next page', () => {
  cleanup()
  const at = (page: string) => (
    <NotificationProvider page={page}>
      <Sender />
    </NotificationProvider>
  )
  onTestFinished(() => history.replaceState(null, '', '/'))
  history.replaceState(null, '', '/een')
  const { rerender } = render(at('/een'))
  send('verzend')
  rerender(at('/een'))
  expect(shown()).toEqual(['Rapport is verzonden!'])
  // During navigation the address is already that of the other page.
  history.replaceState(null, '', '/twee')
  send('log in')
  rerender(at('/twee'))
  expect(shown()).toEqual(['Er was een fout tijdens het inloggen'])
})

test('PLEK-5 in the look 10+ a snackbar shows the sober wording', () => {
  cleanup()
  render(
    <LookContext value="field-camp">
      <NotificationProvider>
        <Sender />
      </NotificationProvider>
    </LookContext>,
  )
  send('koop')
  expect(shown()).toEqual(['Nu van jou.'])
})
