import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Where the service listens while Vite serves the sources (`make dev`). */
const service = process.env['CONSOLE_SERVICE'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: path('.'),
  base: '/console/',
  cacheDir: path('../../../.cache/vite'),
  plugins: [react()],
  resolve: { alias: { '#generated': path('../../../generated'), '#web': path('.') } },
  // The service puts a fresh one into each page.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: path('../../../dist/console'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Inlined files would need a wider content policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: {
      '^/(v1|console/(api|sign-in|sign-out|agency|invitation|forgot-password|reset-password))': {
        target: service,
      },
    },
  },
});
