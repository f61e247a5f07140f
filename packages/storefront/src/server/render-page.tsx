import { createShop } from '@ponte/domain';
import type { Api, PageOutcome, ShopSnapshot } from '@ponte/domain';
import { EncodedPage } from '@ponte/web-server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import { serializePageState } from '../app/page-state.ts';
import { frame } from '../layout/deferred-parts.ts';
import { regionOfStore } from '../region/region-of-store.ts';
import type { Region } from '../region/region.ts';
import { matchRoute } from '../routes/routes.ts';
import type { AssetsOf } from './assets.ts';
import type { CachedStartData } from './cached-start-data.ts';
import { documentOf } from './documents.ts';
import { failedPageReference } from './failed-page.ts';
import { tag } from './html.ts';
import { withNoScript } from './no-script.ts';
import type { RenderedPage } from './page-cache.ts';
import { pageDocument } from './page-document.ts';
import type { PageStyles } from './page-styles.ts';
import { renderContent } from './render-content.tsx';
import { serverEnvironment } from './server-environment.ts';
import { sharingTags } from './sharing-tags.ts';
import { iconLinks } from './shop-pictures.ts';
import { structuredData } from './structured-data.ts';

interface RenderOptions {
  readonly region: Region;
  readonly assetsOf: AssetsOf;
  readonly styles: PageStyles;
  readonly api: Api;
  readonly startData: CachedStartData;
}

/** Routes of links in mails. */
const secretPath = /:token\b/;

type Redirect = Extract<PageOutcome, { kind: 'redirect' }>;

const statusOf: Record<Exclude<PageOutcome['kind'], Redirect['kind']>, RenderedPage['status']> = {
  shown: 200,
  missing: 404,
  refused: 400,
  failed: 503,
};

/**
 * Renders the page at `url` for an anonymous visitor. The route's `load` fills a shop of this request;
 * another, made of what the page carries of it, is rendered, as it is in the browser. A personal page
 * is the same shell for everybody, without data, and not cached.
 */
export async function renderPage(url: URL, options: RenderOptions): Promise<RenderedPage> {
  const { region, api, assetsOf, styles } = options;
  const { route, params } = matchRoute(url.pathname);
  const location = { pathname: url.pathname, searchParams: url.searchParams };
  const [start, module] = await Promise.all([
    options.startData.get(),
    route.screen.load(),
    frame.load(),
  ]);
  const shopOf = (snapshot: ShopSnapshot) =>
    createShop({ region, api, ...serverEnvironment(), retries: 0, snapshot });
  const filled = shopOf(start);
  const isPublic = route.access === 'public';
  const loaded = isPublic ? await module.load?.({ shop: filled, params, location }) : undefined;
  const carried = filled.pageSnapshot();
  filled.dispose();
  const outcome: PageOutcome = loaded ?? { kind: 'shown' };
  if (outcome.kind === 'redirect') return redirection(outcome);

  const isIndexed = isPublic && outcome.kind === 'shown';
  const assets = assetsOf(route.screen.source);
  const shop = shopOf(carried);
  const { head: rendered, content } = renderContent(
    <StaticRouter location={`${url.pathname}${url.search}`}>
      <App region={region} shop={shop} />
    </StaticRouter>,
  );
  shop.dispose();
  const { origins, paymentHosts } = region;
  const state = { origins, paymentHosts, shop: carried };
  const context = { shop, params, location };
  const shown = regionOfStore(region, shop.startData.shell.store);
  const said = documentOf(route);
  const description = said.descriptionOf?.(context, shown);
  const head =
    rendered + (description ? tag('meta', { name: 'description', content: description }) : '');
  const picture = said.pictureOf?.(context, shown);
  const body = pageDocument({
    locale: region.locale,
    assets,
    icons: iconLinks(shown),
    head: isIndexed ? head + sharingTags({ head, region: shown, type: said.type, picture }) : head,
    content: isPublic ? content : withNoScript(content, region),
    reference: outcome.kind === 'failed' ? failedPageReference(region) : undefined,
    styles,
    structuredData: isIndexed
      ? structuredData(shown, said.thingsOf?.(context, shown.origins[shown.code]) ?? [])
      : undefined,
    state: serializePageState(state),
  });
  return {
    status: statusOf[outcome.kind],
    body: new EncodedPage(body),
    cacheable:
      isPublic &&
      outcome.kind !== 'failed' &&
      outcome.kind !== 'refused' &&
      filled.startData.whole !== undefined &&
      !secretPath.test(route.path) &&
      said.isCacheable?.(context) !== false,
  };
}

/** A temporary or personal redirect is neither cached nor permanent. */
function redirection({ to, temporary }: Redirect): RenderedPage {
  const status = temporary ? 302 : 301;
  return { status, body: new EncodedPage(''), cacheable: !temporary, location: to };
}
