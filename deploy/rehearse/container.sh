#!/bin/sh
# Builds the last stage of deploy/Dockerfile with buildah, in a folder that is given, and prints where its files are.
# No registry is asked: the base image is this machine's node with busybox, and the first stage's result is a release
# that was made here (it is `npm ci` and `npm run release`, which this machine has done).
set -eu
place=$1
release=$2
export BUILDAH_ISOLATION=chroot
in_place() { buildah --root "$place/root" --runroot "$place/run" --storage-driver vfs "$@"; }

base=$place/base
mkdir -p "$base/bin" "$base/usr/bin" "$base/etc" "$base/tmp" "$base/proc"
cp "$(command -v busybox)" "$base/bin/busybox"
for name in sh mkdir chown chmod touch id; do ln -s busybox "$base/bin/$name"; done
cp -L "$(command -v node)" "$base/usr/bin/node"
ldd "$base/usr/bin/node" | grep -o '/[^ ]*' | while read -r library; do
  mkdir -p "$base$(dirname "$library")"
  cp -L "$library" "$base$library"
done
tar -C "$base" -cf "$place/base.tar" .
container=$(in_place from scratch)
in_place add -q "$container" "$place/base.tar" / >/dev/null
in_place config --env PATH=/usr/bin:/bin "$container"
in_place commit -q "$container" localhost/node >/dev/null

in_place bud -q --format docker --pull-never --build-arg NODE_IMAGE=localhost/node \
  --build-context "build=$release" -f deploy/Dockerfile -t localhost/portfolio . >"$place/build.log" 2>&1 || { cat "$place/build.log" >&2; exit 1; }
in_place inspect --type image localhost/portfolio >"$place/image.json"
in_place mount "$(in_place from --pull-never localhost/portfolio)"
