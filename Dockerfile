# syntax=docker/dockerfile:1

# Everything needed to build, and the built client.
FROM node:22-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci --include=dev
COPY . .
RUN npm run build && mkdir -p client/dist

# Only what the server needs to run.
FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY engine/package.json engine/
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
RUN npm ci --omit=dev --omit=optional --workspace=@stellwerk/server && npm cache clean --force
COPY engine/src engine/src
COPY shared/src shared/src
COPY server/src server/src
COPY --from=build /app/client/dist client/dist
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# The second flag: see SERVER_FLAGS in scripts/lib/node.mjs.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=32", "server/src/main.ts"]
