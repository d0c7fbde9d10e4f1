import { useSyncExternalStore } from 'react'
import type { DeviceVoice, DeviceVoices } from './device-voices.ts'

export interface ShownDeviceVoices {
  readonly list: readonly DeviceVoice[]
  readonly chosen: DeviceVoice | null
}

const none: readonly DeviceVoice[] = []
const never = () => () => undefined

export function useDeviceVoices(voices: DeviceVoices | null): ShownDeviceVoices {
  const onChange = voices?.onChange ?? never
  return {
    list: useSyncExternalStore(onChange, voices?.list ?? (() => none)),
    chosen: useSyncExternalStore(onChange, voices?.chosen ?? (() => null)),
  }
}
