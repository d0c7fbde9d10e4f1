import { isRefused, type WaitingCall, type WaitingCalls } from '../app/answer-queue/waiting-calls.ts'

export function createMemoryStorage(): WaitingCalls {
  const calls = new Map<string, WaitingCall>()
  const listOf = (user_id: number) => [...calls.values()].filter((call) => call.user_id === user_id)
  return {
    list: async (user_id) => listOf(user_id).filter((call) => !isRefused(call)),
    add: async (call) => void calls.set(call.key, call),
    remove: async (key) => void calls.delete(key),
    setAside: async (call) => void calls.set(call.key, call),
    listSetAside: async (user_id) => listOf(user_id).filter(isRefused),
    isLasting: () => calls.size === 0,
  }
}
