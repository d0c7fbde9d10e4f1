import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const pictures = join(import.meta.dirname, '../game/public')

/** The page of all components, for developers only. Pictures are those built by tools/build-pictures.ts. */
export default defineConfig({
  plugins: [react()],
  publicDir: pictures,
  server: { host: '127.0.0.1', port: 5340 },
})
