import { useLayoutEffect, type ReactNode } from 'react'

/** Removes the first screen in the commit that renders the game, so that one of the two is always visible. */
export function FirstScreenRemover({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(endFirstScreen, [])
  return children
}

function endFirstScreen(): void {
  const first = window.firstScreen
  if (first === undefined || first.isOver === true) return
  first.isOver = true
  const place = document.getElementById('root')
  place?.removeAttribute('aria-busy')
  const { pressed } = first
  if (place === null || pressed === undefined) return
  // Runs after this commit, because click handlers are not attached yet.
  queueMicrotask(() => findSame(place, pressed)?.click())
}

const findSame = (place: Element, pressed: HTMLButtonElement): HTMLButtonElement | undefined =>
  pressed.isConnected
    ? pressed
    : [...place.querySelectorAll('button')].find((button) => labelOf(button) === labelOf(pressed))

const labelOf = (button: HTMLButtonElement): string =>
  button.getAttribute('aria-label') ?? button.textContent.trim()
