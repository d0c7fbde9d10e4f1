import { expect, test, vi } from 'vitest'
import { openMicrophone } from './microphone.ts'

test.each([
  [new DOMException('no', 'NotAllowedError'), /^De browser mag de microfoon niet gebruiken\./],
  [new DOMException('none', 'NotFoundError'), 'Er is geen microfoon die werkt.'],
])('STEM-1 a microphone that cannot be opened (%s) rejects with the reason', async (refused, sentence) => {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => Promise.reject(refused) } })
  await expect(openMicrophone()).rejects.toThrow(sentence)
})
