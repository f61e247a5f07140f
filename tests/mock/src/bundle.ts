import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * A script with all that it imports, from sources.
 * @param file beside this one, or below it
 * @param format a module, or a script that makes no globals
 */
export async function bundle(file: string, format: 'esm' | 'iife'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    write: false,
    format,
    target: 'es2023',
    conditions: ['@ponte/source'],
    platform: 'neutral',
    mainFields: ['module', 'main'],
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
  });
  return outputFiles[0]?.text ?? '';
}
