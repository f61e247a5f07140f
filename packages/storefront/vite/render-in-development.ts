import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { isRunnableDevEnvironment } from 'vite';

interface ServerModule {
  default: { fetch: (request: Request) => Response | Promise<Response> };
}

/**
 * In development, requests that Vite doesn't answer go to the app's server module, loaded through
 * Vite's module runner: the same rendering, proxy and headers as in production, with hot reload.
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
              // Otherwise the listener answers 500 without a message.
              const { stack, message } = error instanceof Error ? error : new Error(String(error));
              server.config.logger.error(stack ?? message, { timestamp: true });
              return new Response(`${message}\n\nThe terminal says more.\n`, { status: 500 });
            }
          });
          // Vite rewrites `url` for its own middleware; the page needs the original.
          request.url = request.originalUrl ?? request.url ?? '/';
          void listener(request, response);
        });
      };
    },
  };
}
