import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const pictures = join(import.meta.dirname, '../game/public')

/** The page of all components, for developers only. tools/build-pictures.ts builds its pictures. */
export default defineConfig({
  plugins: [react()],
  publicDir: pictures,
  server: { host: '127.0.0.1', port: 5340 },
})
