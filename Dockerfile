# The base of both stages, named here alone: a release of Node on a release of Debian. To pin its very bytes, append the
# digest that `docker buildx imagetools inspect node:22.23.3-bookworm-slim` prints: …-slim@sha256:…
# Not Node 24: from 24.19 on, what better-sqlite3 12 compiles for it ends the process while memory is collected, and
# better-sqlite3 13 does not run on Node 20.
ARG NODE_IMAGE=node:22.23.3-bookworm-slim

FROM ${NODE_IMAGE} AS build
# better-sqlite3 is compiled where its prebuilt binary cannot be fetched.
RUN apt-get update \
  && apt-get install -y --no-install-recommends python3 make g++ \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt/*.bin
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build
# What is never read at run time goes: packages that only build, optional ones (types, and stand-ins for other systems),
# source maps, type declarations, and of better-sqlite3 everything its binary was made of: a quarter is left. The
# compiler's notes go too, the one file that differs from build to build.
RUN npm prune --omit=dev --omit=optional \
  && find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.?ts' \) -delete \
  && find node_modules/better-sqlite3/deps node_modules/better-sqlite3/build -type f ! -name better_sqlite3.node -delete \
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
