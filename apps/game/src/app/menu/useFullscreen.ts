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
    // The device refuses full screen: nothing changes.
  }
}

export function useFullscreen() {
  return {
    isFullscreen: useSyncExternalStore(subscribe, isFull),
    isPossible: document.fullscreenEnabled,
    toggle: () => void toggle(),
  }
}
