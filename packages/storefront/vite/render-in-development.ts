import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { isRunnableDevEnvironment } from 'vite';

interface ServerModule {
  default: { fetch: (request: Request) => Response | Promise<Response> };
}

/**
 * In development every request that Vite does not answer itself goes to the app's own server
 * module, loaded through Vite's module runner: the same rendering, proxy and headers as in
 * production, with hot reload.
 */
export function renderInDevelopment(): Plugin {
  return {
    name: 'ponte:render-in-development',
    apply: 'serve',
    configureServer(server) {
      return () => {
        const { ssr } = server.environments;
        if (!ssr || !isRunnableDevEnvironment(ssr)) return;
        server.middlewares.use((request, response) => {
          const listener = getRequestListener(async (fetchRequest) => {
            try {
              const module: ServerModule = await ssr.runner.import('/src/server.ts');
              return await module.default.fetch(fetchRequest);
            } catch (error) {
              // Otherwise the listener answers 500 and nobody learns why.
              const { stack, message } = error instanceof Error ? error : new Error(String(error));
              server.config.logger.error(stack ?? message, { timestamp: true });
              return new Response(`${message}\n\nThe terminal says more.\n`, { status: 500 });
            }
          });
          // Vite rewrites `url` for its own middlewares; the page needs the one that was asked for.
          request.url = request.originalUrl ?? request.url ?? '/';
          void listener(request, response);
        });
      };
    },
  };
}
