// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode, useState, type ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

/** Adds modal dialogs to jsdom, which lacks them. Opening one twice throws, as in browsers. */
function teachModalDialogs() {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('already open', 'InvalidStateError')
    this.open = true
    // Focuses the first control, like browsers.
    this.querySelector<HTMLElement>('a[href], button')?.focus()
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

/** Height of each observed box, because jsdom has no layout. */
let contentHeight = 0
function teachSizes() {
  contentHeight = 100
  vi.stubGlobal(
    'ResizeObserver',
    class {
      tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe(element: Element) {
        Object.defineProperty(element, 'clientHeight', { configurable: true, value: 200 })
        Object.defineProperty(element, 'scrollHeight', { configurable: true, value: contentHeight })
        this.tell()
      }
      disconnect() {}
    },
  )
}

beforeEach(teachModalDialogs)
beforeEach(teachSizes)

function Asking({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Koop</button>
      <Dialog
        open={open}
        title="Weet je het zeker?"
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      >
        Deze badge kost 50 punten.
      </Dialog>
    </>
  )
}

function openDialog() {
  const onClose = vi.fn<() => void>()
  render(
    <StrictMode>
      <Asking onClose={onClose} />
    </StrictMode>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Koop' }))
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Weet je het zeker?' }) }
}

/** Presses on `pressed` and releases outside the frame, so that the browser clicks the dialog element. */
function tapBesideLater(dialog: HTMLElement, pressed = dialog): void {
  const later = performance.now() + 1000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  fireEvent.pointerDown(pressed)
  fireEvent.click(dialog)
  clock.mockRestore()
}

test('a dialog is not rendered before it is opened', () => {
  render(<Asking onClose={() => undefined} />)
  expect(screen.queryByRole('dialog')).toBeNull()
  cleanup()
  expect(openDialog().dialog.hasAttribute('open')).toBe(true)
})

test.each([
  ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }))],
  ['Escape', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a tap outside the frame', (dialog: HTMLElement) => tapBesideLater(dialog)],
])('%s closes the dialog', (_, close) => {
  const { onClose, dialog } = openDialog()
  close(dialog)
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a drag from inside the frame to outside does not close the dialog', () => {
  const { onClose, dialog } = openDialog()
  tapBesideLater(dialog, screen.getByText('Deze badge kost 50 punten.'))
  expect(onClose).not.toHaveBeenCalled()
})

test('a dialog opened by a double click ignores the second click', () => {
  const { onClose, dialog } = openDialog()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
})

test('a tap inside the frame does not close the dialog', () => {
  const { onClose } = openDialog()
  fireEvent.click(screen.getByText('Deze badge kost 50 punten.'))
  expect(onClose).not.toHaveBeenCalled()
})

test.each([
  ['scrolls is a tab stop', 500, '0'],
  ['fits is not a tab stop', 200, null],
])('content that %s', (_, height, tabIndex) => {
  contentHeight = height
  const { dialog } = openDialog()
  const content = screen.getByText('Deze badge kost 50 punten.').parentElement
  expect(dialog.contains(content)).toBe(true)
  expect(content?.getAttribute('tabindex')).toBe(tabIndex)
})

describe('the focus', () => {
  /** A page that can have the focus, with the dialog in it. */
  function Page({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
    return (
      <div tabIndex={-1} data-testid="page">
        <Dialog open={isOpen} title="Weet je het zeker?" onClose={() => undefined}>
          {children}
        </Dialog>
      </div>
    )
  }

  test('starts at the element with `data-first-focus`', () => {
    render(
      <Page isOpen>
        <button>Ja</button>
        <button data-first-focus>Nee</button>
      </Page>,
    )
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Nee' }))
  })

  test('GIDS-1 does not start at a speaker that is before the other controls', () => {
    render(
      <Page isOpen>
        <button data-read-aloud>Lees voor</button>
        <a href="/wereld/2">Naar wereld 2</a>
      </Page>,
    )
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Naar wereld 2' }))
  })

  test('moves to a nearby element if the focused one is removed', () => {
    const { rerender } = render(<Page isOpen={false}>Hallo</Page>)
    rerender(<Page isOpen>Hallo</Page>)
    screen.getByRole('button', { name: 'Sluiten' }).focus()
    rerender(<Page isOpen={false}>Hallo</Page>)
    expect(document.activeElement).toBe(screen.getByTestId('page'))
  })
})
