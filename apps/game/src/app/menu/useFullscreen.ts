import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

const isFull = (): boolean => document.fullscreenElement !== null

async function toggle(): Promise<void> {
  try {
    await (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  } catch {
    // The device does not allow it now; everything stays as it is.
  }
}

/** Whether the game fills the screen, and how to change it; `isPossible` is false on phones that never can. */
export function useFullscreen() {
  return {
    isFullscreen: useSyncExternalStore(subscribe, isFull),
    isPossible: document.fullscreenEnabled,
    toggle: () => void toggle(),
  }
}
