# The base of both stages, named here alone: the release of Node that package.json brings to the npm scripts, on a release
# of Debian. To pin its very bytes, append the digest that `docker buildx imagetools inspect node:26.10.0-bookworm-slim`
# prints: …-slim@sha256:…
ARG NODE_IMAGE=node:26.10.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# What is never read at run time goes: packages that only build, optional ones (types, another Node, and stand-ins for
# other systems; but sharp's binaries in node_modules/@img, of which npm installs those of this system alone, are put back),
# source maps, type declarations, of sharp and better-sqlite3 the sources, and the binaries of other systems. The compiler's
# notes go too, the one file that differs from build to build.
RUN cp -r node_modules/@img ../img \
  && npm prune --omit=dev --omit=optional \
  && rm -r node_modules/@img && mv ../img node_modules/@img \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.?ts' -o -path '*/umd/*' -o -path '*/test/*' -o -name glibconfig.h \) -delete \
  && rm -r node_modules/better-sqlite3/deps node_modules/better-sqlite3/src node_modules/sharp/src node_modules/node-addon-api \
  && find node_modules/better-sqlite3/prebuilds -type f ! -name "linux-$(node -p process.arch).node" -delete \
  && rm build/metafile.*.json

FROM ${NODE_IMAGE}
# The indexes of packages are larger than the site; not every base is set up to leave them out.
RUN apt-get update \
  && apt-get install -y --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/*.bin \
  && install -d -o node -g node /data
WORKDIR /app
# All of it belongs to root, and the site runs as somebody else: it can write to /data only.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/public ./public
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# tini reaps and passes signals on; node itself, not npm, so that SIGTERM reaches the server.
ENTRYPOINT ["tini", "--"]
CMD ["node", "build/start.js"]
