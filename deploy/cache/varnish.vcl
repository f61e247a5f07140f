vcl 4.1;

# Caching rules for Varnish before the page servers of a storefront. What may be kept, and for how long,
# the answers say themselves: docs/cdn.md. Start it with `-p http_gzip_support=off`: the page servers
# compress, with brotli where a browser takes it.

import std;

probe live {
  .url = "/health/live";
  .interval = 1s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend default {
  .host = "127.0.0.1";
  .port = "4001";
  .probe = live;
  .first_byte_timeout = 130s;
}

sub vcl_recv {
  # Storefronts know no cookies. Those of others must not divide the cache.
  unset req.http.Cookie;
  # As long as `stale-while-revalidate`. What is older is shown while no server answers.
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 60s;
  }
}

sub vcl_backend_response {
  if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
    set beresp.grace = std.duration(
      regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
  } else {
    set beresp.grace = 0s;
  }
  if (!beresp.http.Cache-Control) {
    set beresp.uncacheable = true;
  }
  # A failure takes the place of nothing that is kept.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  # Once more, now for what is kept however old.
  if (resp.status >= 500 && req.restarts == 0 && req.method ~ "^(GET|HEAD)$") {
    return (restart);
  }
  set resp.http.X-Cache = "MISS";
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  }
}
